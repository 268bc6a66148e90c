import { expect, it } from 'vitest'
import { nameFromHandle, profileAddress, readHandle } from './social-handle.ts'

it.each([
  ['https://www.instagram.com/cafe.luna/', 'cafe.luna', 'instagram'],
  ['instagram.com/Cafe.Luna?igsh=abc', 'cafe.luna', 'instagram'],
  ['https://m.tiktok.com/@alice_eats?lang=en', 'alice_eats', 'tiktok'],
  ['https://www.youtube.com/@Alice', 'alice', 'youtube'],
  ['youtube.com/c/AliceEats/videos', 'aliceeats', 'youtube'],
  ['@alice.eats', 'alice.eats', null],
  ['alice', 'alice', null],
])('reads %s', (typed, handle, platform) => {
  expect(readHandle(typed)).toEqual({ handle, platform })
})

it.each([
  'https://www.instagram.com/p/Cx12ab/',
  'https://www.instagram.com/reel/Cx12ab',
  'https://evil.example/instagram.com/alice',
  'https://instagram.com.evil.example/alice',
  'https://youtube.com/watch?v=1',
  'https://instagram.com/',
])('reads no handle from %s', (typed) => {
  expect(readHandle(typed).platform).toBeNull()
})

it('knows the address, and guesses a name', () => {
  expect(profileAddress('tiktok', 'alice')).toBe('tiktok.com/@alice')
  expect(profileAddress('instagram', 'alice')).toBe('instagram.com/alice')
  expect(nameFromHandle('@alice.eats_92')).toBe('Alice Eats')
  expect(nameFromHandle('https://www.instagram.com/cafe.luna/')).toBe('Cafe Luna')
  expect(nameFromHandle('_1_')).toBeUndefined()
})
