// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { refuseHeldWrites, useHeldWrite } from './held-write.ts'
import { heldActions, sendHeld } from './undo.ts'

const approve = { name: 'approve', kind: 'write', access: {}, input: z.object({}), output: z.object({}) } as const

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
afterEach(async () => {
  refuseHeldWrites(null)
  cleanup()
  await sendHeld()
  vi.unstubAllGlobals()
})

it('holds what is done, but nothing of whoever may only look', () => {
  const { result } = renderHook(() => useHeldWrite(approve))
  refuseHeldWrites('You may only look.')
  result.current({}, { text: 'Approved Maya.', about: 'Maya' })
  expect(heldActions.now().waiting).toBeNull()
  refuseHeldWrites(null)
  result.current({}, { text: 'Approved Maya.', about: 'Maya' })
  expect(heldActions.now().waiting?.text).toBe('Approved Maya.')
})
