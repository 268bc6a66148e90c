import { pageFact } from '../../../../kit/web/page-facts.ts'

const mediaBase = pageFact('media-base')?.replace(/\/$/, '') ?? '/media'

/** Where a variant of a file is (setting MEDIA_BASE_URL, which the server writes into the page). `path` is the `file_path` of an answer, with its signature when it has one. */
export function mediaAddress(variant: 'thumb' | 'card' | 'full' | 'original', path: string): string {
  return `${mediaBase}/${variant}/${path}`
}

/** What a browser may choose from by the width it needs. */
export function pictureSources(path: string): string {
  return `${mediaAddress('thumb', path)} 240w, ${mediaAddress('card', path)} 720w, ${mediaAddress('full', path)} 1600w`
}

/** Saves the original instead of showing it, by this name if it has one. */
export function downloadAddress(path: string, name = ''): string {
  return `${mediaAddress('original', path)}${path.includes('?') ? '&' : '?'}download${name && `=${encodeURIComponent(name)}`}`
}
