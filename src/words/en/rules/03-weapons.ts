// Rifle, two rifles, knife, bat, shotgun, sniper rifle, point-blank.

export const weapons = {
  R071: {
    title: 'Left hand or right',
    text: 'A shot starts one bullet’s width to the left or right of the survivor. A side without room cannot be used.',
  },
  R073: {
    title: 'The first touch counts',
    text: 'A bullet or knife hurts only the first thing it touches, and only if that is a standing figure that falls. A wall, an object or a figure on the ground stops it harmlessly.',
  },
  R076: {
    title: 'It did not fall',
    text: 'A figure that is hit but stays on its feet is not hurt. It stays where it was pushed.',
  },
  R079: {
    title: 'A hit',
    text: 'The first figure a bullet or knife touches is wounded if it falls.',
  },
  R080: {
    title: 'One hit is enough',
    text: 'A wounded zombie goes to the dump. From there it may come back with a later horde.',
  },
  R081: {
    title: 'Friendly fire',
    text: 'A survivor who is hit, friend or foe, loses 1 life and stays down.',
  },
  R082: {
    title: 'Only knocked over',
    text: 'Whoever else a shot knocks over is unhurt and stands up again.',
  },
  R083: {
    title: 'A miss',
    text: 'If the shot touches nothing, nothing happens. The action is spent, and the noise was made.',
  },
  R084: {
    title: 'Two rifles',
    text: 'With two rifles one action fires two bullets, one from each side, at one target or two.',
  },
  R089: {
    title: 'Shooting from inside',
    text: 'From inside, the shot starts behind the building and goes out through the door.',
  },
  R090: {
    title: 'Not with a zombie in the room',
    text: 'You cannot shoot out of a building while a zombie is inside with you.',
  },
  R092: { title: 'The bat', text: 'The bat knocks figures down. It never wounds them.' },
  R094: {
    title: 'Swinging the bat',
    text: 'The bat lies down in the survivor’s place, turned as you like, and you flick its handle. It needs room to lie.',
  },
  R096: {
    title: 'A good blow',
    text: 'If the bat meets a zombie or a rival first, the move succeeds, whether they fall or not, and the survivor stands where the bat stopped.',
  },
  R098: {
    title: 'A spoiled blow',
    text: 'If the bat meets an object, a building or a friend first, the survivor goes back. What was pushed stays pushed.',
  },
  R102: {
    title: 'A zombie on the ground',
    text: 'A zombie that lies down stays down until noise, the end of the round or company raises it. It joins no rush, and it can be killed point-blank.',
  },
  R105: {
    title: 'The knife',
    text: 'The knife is thrown like a bullet and wounds the same way, but quietly.',
  },
  R109: {
    title: 'Point-blank',
    text: 'Next to a zombie on the ground, one action kills it without a flick.',
  },
  R110: {
    title: 'Point-blank is heard',
    text: 'The weapon you use point-blank makes its usual noise.',
  },
  R111: {
    title: 'To the dump',
    text: 'A zombie killed point-blank goes to the dump like any other.',
  },
  R173: {
    title: 'The shotgun',
    text: 'Every figure that a pellet touches and that falls is wounded, ricochets included. That goes for friends too.',
  },
  R177: {
    title: 'The sniper rifle',
    text: 'Its template keeps the bullet straight: it works like a rifle, but goes where it points.',
  },
  A05: {
    title: 'No room to shoot',
    text: 'The bullet, knife or template must fit beside the survivor. If neither side has room, you cannot shoot from here.',
  },
  A40: {
    title: 'Acid',
    text: 'A disc or bat that touches the puddle has failed. A zombie swept onto it goes to the dump; a survivor thrown onto it loses 1 life.',
  },
};
