// 42. A question to several seats at once: nobody learns an answer before the last one is in (R273, A138).
import { option } from '../decisions';
import { doNext, emit, type Handlers } from '../play';

export const voteHandlers: Pick<Handlers, 'vote'> = {
  vote: {
    ask: (_, { accused, voters, votes }) => ({
      kind: 'vote',
      about: accused,
      seats: voters.filter((seat) => votes.every((vote) => vote.seat !== seat)),
      options: [
        option('up', { verb: 'thumb', up: true }),
        option('down', { verb: 'thumb', up: false }),
      ],
    }),
    answer: (play, task, { seat, means: { up } }) => {
      const votes = [...task.votes, { seat, up }];
      if (votes.length < task.voters.length) doNext(play, { ...task, votes });
      else {
        emit(play, { kind: 'voted', accused: task.accused, votes, rules: ['R273'] });
        // A tie is not enough (R274, A109, A179).
        if (votes.filter((vote) => vote.up).length * 2 > votes.length)
          doNext(play, { do: 'showCard', accused: task.accused });
      }
    },
  },
};
