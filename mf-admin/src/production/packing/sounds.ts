/** A rising tone for a magnet that was added, and two low ones for any refusal. */
const tones = {
  added: [[880, 0.09]],
  refused: [
    [196, 0.18],
    [147, 0.3],
  ],
} as const;

let context: AudioContext | undefined;

/** Silent in a browser without Web Audio: the text says the same. */
export function play(sound: keyof typeof tones): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [frequency, seconds] of tones[sound]) {
    const tone = new OscillatorNode(context, { type: sound === 'added' ? 'sine' : 'square', frequency });
    const volume = new GainNode(context, { gain: 0.15 });
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + 0.05;
  }
}
