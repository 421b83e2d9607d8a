// What is kept of practice: positions and shots by name.
export const keep = {
  name: 'Name',
  position: 'Keep this position',
  shot: 'Keep the last shot',
  linkPosition: 'Link to this position',
  linkShot: 'Link to the last shot',
  list: 'Kept on this device',
  none: 'Nothing is kept yet.',
  kinds: { position: 'Position', shot: 'Shot' },
  kept: (name: string): string => `“${name}” is kept.`,
  open: (name: string): string => `Open “${name}”`,
  rename: 'Rename',
  renameIt: (name: string): string => `Rename “${name}”`,
  done: 'Done',
  remove: 'Remove',
  removeIt: (name: string): string => `Remove “${name}”`,
  removed: (name: string): string => `“${name}” was removed.`,
  tooMany: (most: number): string =>
    `${most} are kept, and more do not fit. Remove one first, or export them.`,
  notStored:
    'This device keeps nothing more: it is full, or closed to this page. What is here ends with the page; export it.',
  unread: (count: number): string =>
    count === 1
      ? 'One more cannot be read by this version.'
      : `${count} more cannot be read by this version.`,
  removeUnread: 'Throw away',
  unreadRemoved: 'They were thrown away.',
  export: 'Export all',
  import: 'Import a file',
  imported: (added: number, refused: number, left: number): string =>
    [
      added === 1 ? 'One was brought in.' : `${added} were brought in.`,
      ...(refused > 0 ? [`${refused} could not be read.`] : []),
      ...(left > 0 ? [`For ${left} there was no room.`] : []),
    ].join(' '),
  faults: {
    tooLong: 'The file is far too long. Nothing was changed.',
    damaged: 'The file is damaged or cut off. Nothing was changed.',
    otherFile: 'The file holds no practice positions. Nothing was changed.',
    otherVersion: 'The file was made by a newer version of the game. Nothing was changed.',
  },
};
