/**
 * How many samples a test takes of what it cannot try in full: `usual` in every run, `full` with TEST_SAMPLES=full, which
 * `npm test -- --all` sets.
 */
export function samples(usual: number, full: number): number {
  return process.env['TEST_SAMPLES'] === 'full' ? full : usual
}
