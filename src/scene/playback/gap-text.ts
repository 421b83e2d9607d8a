/** How near it was, as a ruler says it; the same in every language. */
export const gapText = (cm: number): string =>
  cm < 1 ? `${Math.max(1, Math.round(cm * 10))} mm` : `${Math.round(cm)} cm`;
