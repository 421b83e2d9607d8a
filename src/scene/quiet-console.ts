import { setConsoleFunction } from 'three';

/** react-three-fiber 9 still builds a THREE.Clock, and three complains about it on every page load. */
const NOT_OURS = /THREE\.Clock: This module has been deprecated/;

setConsoleFunction((type, message, ...rest) => {
  if (NOT_OURS.test(message)) return;
  console[type](message, ...rest);
});
