/** How full a bar stands for a level: speech is rarely louder than half of what can be recorded. */
export const barOf = (level: number): number => Math.min(1, level * 2)

/** Calls back ten times a second with how loud it is: 0 is silence, and at 1 the recording distorts. Answers how to stop. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    onLevel(Math.min(1, peak))
  }, 100)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}
