// Moving, doors, barricades.

export const moving = {
  R054: {
    title: 'Moving',
    text: 'The disc takes the survivor’s place and you flick it. It needs room to lie where you start.',
  },
  R055: {
    title: 'A clean move',
    text: 'If the disc touches nothing and stays in town, the survivor stands where it stopped. A disc that stops across a door line has not made it.',
  },
  R056: {
    title: 'A spoiled move',
    text: 'If the disc touches a figure, an object or a building, or leaves town, the survivor stays put and the action is spent. Whatever the disc pushed goes back to its place.',
  },
  R058: {
    title: 'Which way you face',
    text: 'If a move was your last action, the survivor looks along the line on the disc, or along the bat. It matters: shots start at the left or right hand.',
  },
  A122: {
    title: 'Turning',
    text: 'After a move, made or spoiled, you may turn the survivor freely before the next action. End the turn instead, and it looks along the line.',
  },
  R065: {
    title: 'Inside',
    text: 'Pass the door completely and you are inside. Nothing in the street can hit you there, but zombies can follow you in.',
  },
  R067: {
    title: 'Leaving a building',
    text: 'To leave, the disc starts behind the building, anywhere along the door, and must pass it completely. If it does not, you stay inside and the action is spent.',
  },
  R068: {
    title: 'Door posts',
    text: 'In a doorway the disc may brush the inner sides of the two supports. Any other part of the building spoils the move.',
  },
  R069: {
    title: 'Something in the door',
    text: 'An object in a doorway, or right before or behind it, may be set aside for your flick, with the disc or the bat. It comes back afterwards.',
  },
  R209: {
    title: 'Barricaded',
    text: 'Nobody enters while any part of a tile lies in the doorway.',
  },
  R212: {
    title: 'Clearing a barricade',
    text: 'A tile that has left the doorway is gone for good. If your disc or bat clears the last one, you are inside at once.',
  },
  R215: {
    title: 'Boards are loud',
    text: 'Whatever you flick at a barricade, hitting it is loud.',
  },
  R216: {
    title: 'Not from behind',
    text: 'A barricade can only be pushed from the street, not from behind the building.',
  },
  R203: {
    title: 'Side by side',
    text: 'In the street the one you rescued stays within one disc of the escort. After each move you choose the place.',
  },
  R206: {
    title: 'A new escort',
    text: 'When the escort falls, the nearest survivor standing in the same place takes over.',
  },
  A89: {
    title: 'Equally near to her',
    text: 'Where several are equally near, as all in one building are, the player whose turn it is chooses the escort.',
  },
  A90: {
    title: 'Helped up',
    text: 'If the rescued one falls, she loses a life, stays beside her escort and stands up when the escort’s next turn begins.',
  },
  R207: {
    title: 'Left alone',
    text: 'If nobody stands nearby, the rescued one waits. The next survivor to end a move beside her takes her along.',
  },
  R142: {
    title: 'Out of town',
    text: 'A figure that a rush pushes out of town comes back to the limit, lying down.',
  },
  A127: {
    title: 'Pushed over the limit',
    text: 'Pushed out of town by anything but a rush, a figure comes back to the limit as it came to rest, standing or lying.',
  },
};
