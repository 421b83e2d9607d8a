/** Two seconds of noise; `brown` rumbles, white hisses. Quiet steps of a fixed sequence: no two tables differ. */
export function noiseBuffer(context: BaseAudioContext, brown: boolean): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 22_222;
  let last = 0;
  for (let index = 0; index < samples.length; index += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    const white = (seed / 2_147_483_647) * 2 - 1;
    last = brown ? (last + 0.02 * white) / 1.02 : white;
    samples[index] = brown ? last * 3.5 : last;
  }
  // The end flows into the beginning, so that a loop is not heard.
  const seam = Math.floor(context.sampleRate * 0.05);
  for (let index = 0; index < seam; index += 1) {
    const share = index / seam;
    const at = samples.length - seam + index;
    samples[at] = (samples[at] ?? 0) * (1 - share) + (samples[index] ?? 0) * share;
  }
  return buffer;
}
