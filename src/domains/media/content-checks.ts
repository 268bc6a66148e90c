import { extensionOf, type FileKind, fileTypeByExtension } from './file-type-by-extension.ts'
import { isVoiceNote } from './voice-note.ts'
import { acceptedFormatOf, formats } from './formats.ts'

/** Largest files, in bytes. */
export const maxBytes: Readonly<Record<FileKind, number>> = {
  image: 25_000_000,
  video: 500_000_000,
  audio: 10_000_000,
  document: 20_000_000,
}
/** The most pixels of a picture: beyond them it is a trap for whoever opens it, not a photograph. */
export const maxPixels = 100_000_000
/** The short side of what is delivered, in pixels. */
export const minShortSide = 1080
/** How long a clip of a brief may be. */
export const maxClipMs = 30_000
/** How long a voice note may be. */
export const maxVoiceMs = 180_000
/** Recorders stop a moment after they’re told to. */
const lateMs = 1_000

/** What is known of a file. `null` means that it could not be found out; what was not looked at is left out and not judged. */
export type ContentFacts = {
  name: string
  bytes: number
  /** By content. The browser leaves it to the server. */
  mime?: string | null
  /** Of a video. Null: nothing that browsers play. */
  codec?: string | null
  /** Whether everything in it could be read to the end. */
  readable?: boolean
  width?: number | null
  height?: number | null
  durationMs?: number | null
  hasSound?: boolean | null
  /** Whether this influencer delivered the same file, or nearly the same, before. */
  deliveredBefore?: 'same' | 'near' | null
}

/** What a brief asks for, or `brief` for what shows the brief itself; without it only what holds for every file is checked. */
export type Asked = { type: 'story' | 'post' | 'reel' | 'stream' | 'ugc' | 'brief' }
/** What creators deliver. */
type DeliverableType = Exclude<Asked['type'], 'brief'>

export type CheckName = 'type' | 'size' | 'readable' | 'duration' | 'resolution' | 'orientation' | 'sound' | 'repeat'
/** One line of the checklist; cause and fix are one sentence each, empty when it is in order. */
export type ContentCheck = { check: CheckName; ok: boolean; cause: string; fix: string }

/** The golden rules that software can judge, as a checklist for the person who uploads. */
export function checkContent(facts: ContentFacts, asked?: Asked): ContentCheck[] {
  const kind = kindOf(facts)
  const list = [typeCheck(facts, asked)]
  if (kind !== 'unknown') list.push(sizeCheck(facts, kind))
  if (facts.readable !== undefined)
    list.push(
      line(
        'readable',
        facts.readable,
        'This file is damaged or incomplete.',
        'Save or export it again, then choose the new file.',
      ),
    )
  if (kind !== 'image' && kind !== 'unknown' && facts.durationMs !== undefined) {
    list.push(kind === 'audio' ? voiceLengthCheck(facts.durationMs ?? 0) : durationCheck(facts.durationMs ?? 0, asked))
  }
  return asked && asked.type !== 'brief' ? [...list, ...askedChecks(facts, kind, asked.type)] : list
}

/** Whether a checklist lets the file pass. */
export function passes(checks: readonly ContentCheck[]): boolean {
  return checks.every((check) => check.ok)
}

function askedChecks(facts: ContentFacts, kind: FileKind | 'unknown', type: DeliverableType): ContentCheck[] {
  const list: ContentCheck[] = []
  const { width, height } = facts
  if (width && height) {
    const short = Math.min(width, height)
    list.push(
      line(
        'resolution',
        short >= minShortSide,
        `The shorter side is ${short} pixels. It needs at least ${minShortSide}.`,
        'Export it in 1080p or better.',
      ),
    )
    if (type !== 'ugc') list.push(orientationCheck(width, height, type))
  }
  if (kind === 'video' && (type === 'reel' || type === 'stream' || type === 'story') && facts.hasSound !== undefined) {
    list.push(line('sound', facts.hasSound === true, 'This video has no sound.', 'Export it again with sound.'))
  }
  if (facts.deliveredBefore !== undefined) {
    const same = facts.deliveredBefore === 'same'
    const cause = same
      ? 'This file has been delivered before.'
      : 'This is almost identical to something delivered before.'
    list.push(line('repeat', facts.deliveredBefore === null, cause, 'Choose content from this visit.'))
  }
  return list
}

function durationCheck(durationMs: number, asked: Asked | undefined): ContentCheck {
  if (asked?.type === 'brief' && durationMs > maxClipMs)
    return line(
      'duration',
      false,
      `This clip is ${Math.ceil(durationMs / 1000)} seconds long. The maximum is ${maxClipMs / 1000}.`,
      'Trim it, then choose it again.',
    )
  return line(
    'duration',
    durationMs > 0,
    'We couldn’t read how long this video is.',
    'Export it again, check that it plays, then choose it.',
  )
}

function voiceLengthCheck(durationMs: number): ContentCheck {
  if (durationMs > maxVoiceMs + lateMs)
    return line(
      'duration',
      false,
      `This voice note is ${Math.ceil(durationMs / 60_000)} minutes long. The maximum is ${maxVoiceMs / 60_000}.`,
      'Record a shorter one.',
    )
  return line('duration', durationMs > 0, 'There’s nothing to hear in this voice note.', 'Record it again.')
}

function orientationCheck(width: number, height: number, type: DeliverableType): ContentCheck {
  if (type === 'post')
    return line(
      'orientation',
      height >= width,
      'This is landscape. Posts need to be vertical or square.',
      'Crop it to 4:5 or 1:1.',
    )
  return line(
    'orientation',
    height > width,
    `This isn’t vertical. It needs to fill a phone screen.`,
    'Film in portrait, or crop it to 9:16.',
  )
}

function typeCheck(facts: ContentFacts, asked?: Asked): ContentCheck {
  const extension = extensionOf(facts.name)
  const named = extension ? `.${extension}` : 'no extension'
  const take = 'Save photos as JPEG, PNG or WebP, and videos as MP4 or MOV.'
  if (facts.mime !== undefined) {
    const format = facts.mime === null ? undefined : formats[facts.mime]
    if (!format) return line('type', false, 'This file isn’t a photo or video that we support.', take)
    if (!format.accepted) return line('type', false, `We don’t support ${format.name} files.`, take)
    if (!format.extensions.includes(extension)) {
      return line(
        'type',
        false,
        extension
          ? `This file is named ${named}, but it’s actually ${format.name}.`
          : `This file’s name has no extension. It’s actually ${format.name}.`,
        `Rename it to end in .${format.extensions[0]}, or export it again.`,
      )
    }
  } else if (!acceptedFormatOf(extension)) return line('type', false, `We don’t support files with ${named}.`, take)
  if (facts.codec === null) {
    const cause = 'Browsers can’t play this video format.'
    return line('type', false, cause, 'Export it as MP4 with H.264.')
  }
  if (asked && kindOf(facts) === 'audio')
    return line(
      'type',
      false,
      'This is a sound recording. The brief needs a photo or video.',
      'Choose a photo or video.',
    )
  if (asked && kindOf(facts) === 'document')
    return line('type', false, 'This is a PDF. The brief needs a photo or video.', 'Choose a photo or video.')
  const needsVideo = asked?.type === 'reel' || asked?.type === 'stream'
  return line(
    'type',
    !needsVideo || kindOf(facts) === 'video',
    'This is a photo, but the brief needs a video.',
    'Choose a video.',
  )
}

function sizeCheck({ bytes, width, height }: ContentFacts, kind: FileKind): ContentCheck {
  if (bytes === 0) return line('size', false, 'This file is empty.', 'Export it again, then choose the new file.')
  if (kind === 'image' && width && height && width * height > maxPixels) {
    const across = [width, height].map((side) => side.toLocaleString('en-GB')).join(' × ')
    return line(
      'size',
      false,
      `This photo is ${across} pixels. The maximum is ${maxPixels / 1_000_000} million.`,
      'Export it at a smaller size.',
    )
  }
  const most = maxBytes[kind]
  const megabytes = (count: number) => (count / 1_000_000).toFixed(count % 1_000_000 === 0 ? 0 : 1)
  const what = { image: 'photos', video: 'videos', audio: 'voice notes', document: 'PDFs' }[kind]
  return line(
    'size',
    bytes <= most,
    `This file is ${megabytes(bytes)} MB. The maximum for ${what} is ${megabytes(most)} MB.`,
    'Export it at a smaller size.',
  )
}

function kindOf(facts: ContentFacts): FileKind | 'unknown' {
  return (
    (facts.mime ? formats[facts.mime]?.kind : undefined) ??
    (isVoiceNote(facts.name)
      ? 'audio'
      : extensionOf(facts.name) === 'pdf'
        ? 'document'
        : fileTypeByExtension(facts.name))
  )
}

function line(check: CheckName, ok: boolean, cause: string, fix: string): ContentCheck {
  return { check, ok, cause: ok ? '' : cause, fix: ok ? '' : fix }
}
