// Seeds of tasks that a normal hand solves in 15 to 60 % of its tries, a line for each kind: `npm run daily -- --find 400`.
export const SEEDS: readonly string[] = [
  '111332211143312',
  '111111111111131111121111112',
  '2234311315123',
  '3i19',
  '311113112112111211123',
  '42111541211111131',
  '1133131211121232111',
  '322f6',
  '113312322112116',
  '11111112111111111512121',
];
