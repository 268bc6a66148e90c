import { beforeAll } from 'vitest'

// Long enough for a busy machine: what comes is not waited for any longer than it takes.
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
})
