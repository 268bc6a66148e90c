import type { Handler } from '../../../../access/server/handler.ts'
import type { deskCalls } from '../../contract.ts'
import { viewDownloads } from '../downloads.ts'

export const listListDownloads: Handler<typeof deskCalls.listListDownloads> = async (_, { actor, db }) =>
  viewDownloads(db, actor)
