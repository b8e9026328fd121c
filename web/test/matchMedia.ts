/** A device without wishes about motion, for modules that ask when they are loaded. */
Object.assign(globalThis, { window: globalThis, matchMedia: () => ({ matches: false }) });
