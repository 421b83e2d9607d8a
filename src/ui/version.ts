/** The same as in package.json, which the page cannot read; a test keeps the two together. */
export const VERSION = '0.1.0';
