import { type ContentCheck, type ContentFacts, checkContent } from '../media/content-checks.ts'
import type { FileKind } from '../media/file-type-by-extension.ts'
import type { ContentType, DeliverableType } from '../profiles/vocabulary.ts'

type Asked = { type: DeliverableType; contentType: ContentType }

/** How many files one deliverable may have: one video, or the pictures of a carousel, the frames of a story, a set for reuse. */
export function filesAllowed({ type }: Asked): number {
  return type === 'reel' || type === 'stream' ? 1 : 10
}

/** The kind of file that a deliverable takes; null for both. */
export function kindAsked({ type, contentType }: Asked): Extract<FileKind, 'image' | 'video'> | null {
  if (type === 'reel' || type === 'stream') return 'video'
  return contentType === 'mix' ? null : contentType
}

/** The golden rules that software can judge, for one file of one deliverable. */
export function checkDeliverableFile(facts: ContentFacts, kind: FileKind, asked: Asked): ContentCheck[] {
  const checks = checkContent(facts, { type: asked.type })
  const wanted = kindAsked(asked)
  if (!wanted || wanted === kind) return checks
  const [isA, named] = kind === 'video' ? ['a video', 'photo'] : ['a photo', 'video']
  const wrong: ContentCheck = {
    check: 'type',
    ok: false,
    cause: `This is ${isA}, but the brief needs a ${named}.`,
    fix: `Choose a ${named}.`,
  }
  return checks.map((check) => (check.check === 'type' ? wrong : check))
}
