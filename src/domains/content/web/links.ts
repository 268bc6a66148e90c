import * as z from 'zod/mini'
import { platforms } from '../../profiles/vocabulary.ts'

export const showcaseSearch = z.object({ uid: z.optional(z.string()), platform: z.optional(z.enum(platforms)) })
