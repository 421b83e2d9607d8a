// What comes by a link, and what goes out by one.
export const links = {
  title: 'A link',
  reading: 'Looking at what was sent…',
  replaying: 'The match is played through…',
  titles: {
    position: 'Somebody sent a position',
    shot: 'Somebody sent a shot',
    match: 'Somebody sent a match',
  },
  figures: (people: number, zombies: number, things: number): string =>
    `${people} ${people === 1 ? 'survivor' : 'survivors'}, ${zombies} ${zombies === 1 ? 'zombie' : 'zombies'}, ${things} ${things === 1 ? 'object' : 'objects'}`,
  flicks: (who: string, what: string): string => `${who} flicks: ${what}`,
  rush: (who: string): string => `A rush toward ${who}`,
  hints: {
    position: 'It comes onto the practice table. Nothing of yours is changed.',
    shot: 'It is shown first; then you can try it yourself.',
    match: 'It is shown from the first turn. Your own matches stay as they are.',
  },
  go: { position: 'To the practice table', shot: 'Show the shot', match: 'Watch the match' },
  keepMatch: 'Keep it among my matches',
  sent: 'That was the shot. Now it is your turn.',
  tryIt: 'Try it yourself',
  showAgain: 'Show it again',
  refused: 'This link cannot be opened',
  faults: {
    noLink: 'It is no link of this game.',
    otherVersion: 'It was made by a newer version of the game. Reload the page and try again.',
    tooLong: 'It is longer than any link of this game.',
    damaged: 'It is damaged or cut off. Ask for it once more.',
    cannotStand:
      'Its table cannot stand like that: something is outside town or inside something else.',
    cannotBeTaken: 'Its shot cannot be taken from there.',
  },
  untouched: 'Your own matches and tables are as they were.',
  copied: 'The link was copied.',
  textCopied: 'Copied: paste it wherever you like.',
  byHand: 'Copy this link:',
  textByHand: 'Copy this text:',
  tooLongToSend: 'That is too long for a link. Export the file and send it instead.',
  copyLink: 'Copy link',
};
