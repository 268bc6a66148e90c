import { expect, it } from 'vitest'
import { followerOf, followersTitle } from './follower-words.ts'

it('calls people who follow a channel on YouTube subscribers', () => {
  expect([followerOf('youtube'), followersTitle('youtube')]).toEqual(['subscriber', 'Subscribers'])
  expect([followerOf('tiktok'), followersTitle('instagram')]).toEqual(['follower', 'Followers'])
})
