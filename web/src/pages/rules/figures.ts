/** The positions of the rules' pictures. */

const STOCK = "30:r15,30:b15,30:y15 -";

export const START = `7/7/7/7/7/7/7 d4S turn 1 ${STOCK}`;
export const START_MARKED = ["c4", "d3", "e4"];
export const HALF_CIRCLE = `7/7/7/7/7/7/7 f4E roll 1 ${STOCK}`;
export const CORNER = `7/7/7/7/7/7/7 g7N roll 1 ${STOCK}`;
export const PAYING = "7/7/2b4/3b>b<2/3b>b<2/1y>y<4/7 b4E roll 1 30:r15,30:b12,30:y14 -";
export const LAY_HALF = "7/7/4bv2/4b^2/7/7/7 d4E lay 1 30:r15,30:b14,30:y15 -";
export const LAY_TWO = "7/7/4bvbv1/4b^b^1/7/7/7 d4E lay 1 30:r15,30:b13,30:y15 -";
export const LAY_WHOLE = LAY_HALF;
export const LAY_WHOLE_MARKED = ["e4", "e5"];
