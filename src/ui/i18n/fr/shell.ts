import type { shell as english } from '../en/shell';

export const shell: Record<keyof typeof english, string> = {
  'shell.leave': 'Quitter la table',
};
