// What the menu of a running match offers beyond leaving it.
export const menu = {
  export: 'Save as a file',
  restart: 'Begin anew',
  restartHint: 'The same people and rules, with other luck. This match stays among the saved ones.',
  restartYes: 'Yes, begin anew',
  report: 'Report a fault',
  reportHint:
    'A file for whoever mends the game: this match with all its secrets, the version, and what you write here.',
  reportWhat: 'What went wrong?',
  reportSave: 'Save the report',
  faceToFace: 'Face to face',
  faceToFaceHint: 'The page turns to team B when it is asked',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
};
