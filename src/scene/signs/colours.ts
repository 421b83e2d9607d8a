/** Signs must read on snow by day and by night: each bright one lies on ink. */
export const SIGNS = {
  ink: '#1d2430',
  light: '#fff6e4',
  amber: '#ffb02e',
  good: '#2fae6b',
  bad: '#d63a2f',
  cold: '#3f7fd0',
} as const;
