declare module "*.mrk" {
  const text: string;
  export default text;
}
