/** The frame of the signed-in pages, which no page outside it needs. */
export const loadShell = async () => ({ default: (await import('./Shell.tsx')).Shell })
