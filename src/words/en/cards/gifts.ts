// Cards that help.

export const gifts = {
  help: {
    title: 'Help!',
    flavour: 'Someone is hammering on a door from the inside.',
    effect:
      'One ally with a firearm in the street may burst into a building that holds exactly one zombie. The duel starts at once, and nobody outside hears it.',
  },
  firstAidKit: {
    title: 'First-aid kit',
    flavour: 'Plasters with cartoon bears. They hold just as well.',
    effect: 'Your survivor gets 1 life back. If unhurt, an ally in the same building does.',
  },
  gunCabinet: {
    title: 'Gun cabinet',
    flavour: 'The glass was already broken. How thoughtful.',
    effect: 'Take a rifle. Without a free space it stays here, face up.',
  },
  deepPockets: {
    title: 'Deep pockets',
    flavour: 'A fishing vest has a pocket for everything, even hope.',
    effect: 'Your survivor can carry three markers for the rest of the game.',
  },
  adrenaline: {
    title: 'Adrenaline',
    flavour: 'Your heart has decided that you are nineteen again.',
    effect: 'Your survivor has one more action this turn.',
  },
  backDoor: {
    title: 'Back door',
    flavour: 'Behind the mops: a bolt, a hinge, cold air.',
    effect:
      'You may leave at once and stand beside or behind the building, close to its wall. No action, no noise.',
  },
  deadCalm: {
    title: 'Dead calm',
    flavour: 'For once even the wind holds its breath.',
    effect: 'The zombies do not react to this turn, whatever you do.',
  },
  frozenStiff: {
    title: 'Frozen stiff',
    flavour: 'Minus twenty, and they never wear a scarf.',
    effect:
      'Choose up to three standing zombies within 30 cm of this building. They fall and stay down for the round. They can still be killed point-blank.',
  },
  rottenCoat: {
    title: 'Rotten coat',
    flavour: 'It smells of someone who no longer minds.',
    effect: 'For this round, standing close to a zombie does your survivor no harm.',
  },
  spareRounds: {
    title: 'Spare rounds',
    flavour: 'Taped under the drawer, where everyone would look last.',
    effect:
      'Your survivor’s next firearm action fires one bullet more, or a shotgun shell with two pellets more.',
  },
  hotSoup: {
    title: 'Hot soup',
    flavour: 'Nobody asks what is in it. Everybody asks for more.',
    effect: 'Your survivor and every ally in this building get 1 life back.',
  },
  floorPlan: {
    title: 'Floor plan',
    flavour: 'Someone circled a room in red, twice.',
    effect: 'Look at all face-down markers of one other building. Only you see them.',
  },
};
