/** The colours of the table; the page's own live in src/ui/theme.css and start from the same seven. */
export const palette = {
  snow: '#e8edf1',
  snowShadow: '#9db1c6',
  night: '#101b2c',
  amber: '#ffb65c',
  danger: '#b3372f',
  walnut: '#6d4a2f',
  ink: '#1d2430',
  card: '#b8905f',
  cardEdge: '#d9bd92',
  iron: '#2b323d',
} as const;
