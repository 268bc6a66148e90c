/** Counting begins once the page is drawn: nobody waits for it. `onPage` calls back after each change of address. */
export function countWhenIdle(onPage: (seen: () => void) => void): void {
  const begin = async () => (await import('../../domains/usage/web/counting.ts')).startCounting(onPage)
  const later = globalThis.requestIdleCallback ?? setTimeout
  later(() => void begin())
}
