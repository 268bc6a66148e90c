import type { Handler } from '../../../../access/server/handler.ts'
import type { valueCalls } from '../../contract.ts'
import { collabOfStoryLink, viewStory } from '../story.ts'

export const getSharedStory: Handler<typeof valueCalls.getSharedStory> = async ({ token }, { db }) =>
  viewStory(db, await collabOfStoryLink(db, token))
