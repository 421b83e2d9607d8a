// Rules that belong to one scenario.

export const scenarios = {
  R290: {
    title: 'Drive away',
    text: 'You win when a survivor is in the RV and 3 zombies or fewer are left in town.',
  },
  R291: {
    title: 'Locked doors',
    text: 'In this scenario the buildings are locked. Only the RV can be entered.',
  },
  R293: {
    title: 'The driver',
    text: 'The first survivor in the RV takes the wheel: this turn may be finished from there, then no more turns.',
  },
  R294: {
    title: 'Hands off the RV',
    text: 'If any zombie touches the RV, at any time, the game is lost at once.',
  },
  R296: {
    title: 'Out of time',
    text: 'If the day marker reaches the skull before you drive away, you lose.',
  },
  R298: {
    title: 'Stock up',
    text: 'You win when 2 food rations and 2 cans of fuel lie in the RV.',
  },
  R301: {
    title: 'Out of time',
    text: 'If the day marker reaches the skull before the RV is stocked, you lose.',
  },
  R303: {
    title: 'To the hospital',
    text: 'You win when Anita is in the hospital and no zombie is.',
  },
  R307: {
    title: 'She cries out',
    text: 'Every action of whoever leads Anita is loud, even a silent one, even indoors.',
  },
  R308: {
    title: 'You found her',
    text: 'Whoever turns over the survivor marker leads Anita from now on. The marker fills no space.',
  },
  R310: {
    title: 'Keep her alive',
    text: 'You lose if Anita dies, or if the day marker reaches the skull before she is in the hospital.',
  },
  R312: { title: 'Four rations', text: 'You win when 4 food rations lie in the RV.' },
  R315: {
    title: 'Hunger',
    text: 'When the day marker reaches 2, and again at 1, you decide whether to eat.',
  },
  R316: {
    title: 'Eating',
    text: 'A meal costs one ration that a survivor carries. What lies in the RV is not touched.',
  },
  R317: {
    title: 'Going hungry',
    text: 'If you cannot or will not eat, every survivor loses 1 life.',
  },
  R319: {
    title: 'Out of time',
    text: 'If the day marker reaches the skull before 4 rations lie in the RV, you lose.',
  },
  R321: {
    title: 'All together again',
    text: 'You win when both lost survivors are found and 2 cans of fuel lie in the RV.',
  },
  R326: {
    title: 'Out of time',
    text: 'If the day marker reaches the skull before all are found and the fuel is aboard, you lose.',
  },
  R328: {
    title: 'First to drive away',
    text: 'A team wins with two of its survivors, the key and a can of fuel in the RV.',
  },
  R334: { title: 'Everybody loses', text: 'If the day marker reaches the skull, both teams lose.' },
  R273: {
    title: 'Thumbs up or down',
    text: 'All other players of the team vote at the same time whether the accused is a traitor.',
  },
  R336: {
    title: 'The camps',
    text: 'At the end of a round, a team wins with 3 cans of fuel or 4 food rations in its camp: the RV for team A, the gas station for team B. Whoever laid them there, they count for the camp.',
  },
  R341: {
    title: 'Counted at the skull',
    text: 'If the day marker reaches the skull, the team with more fuel and food in its camp wins; if that is equal, the one that carries more.',
  },
  R353: {
    title: 'Three more',
    text: 'A team wins at once when it has three living survivors more than the other.',
  },
  R354: {
    title: 'Counted at the skull',
    text: 'If the day marker reaches the skull, the team with more living survivors wins. If both have the same, one more round is played.',
  },
  R356: {
    title: 'A home with supplies',
    text: 'At the end of a round, team B wins if one of its survivors is in the school and carries at least two of food, fuel and medicine.',
  },
  R361: {
    title: 'Hold the school',
    text: 'If the day marker reaches the skull, team A wins.',
  },
  R368: {
    title: 'The last one standing',
    text: 'A team without living survivors has lost, and the other wins at once. If both lose their last at the same time, nobody wins.',
  },
  R369: {
    title: 'Into their colony',
    text: 'A team wins when one of its survivors comes into the other team’s colony with two cans of fuel and is still inside once all fights there are over.',
  },
  A130: {
    title: 'One more round',
    text: 'When both are equal at the skull, one more round is played, three at most; then nobody wins. A dump that is too short by then ends it the same way.',
  },
  A166: {
    title: 'Nobody left',
    text: 'When both teams lose their last survivor at the same time, nobody wins.',
  },
};
