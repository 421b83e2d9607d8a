/** Everything around the table: menus, scenario choice, seats, settings, saved matches. */
export const shell = {
  'shell.leave': 'Leave the table',
} as const;
