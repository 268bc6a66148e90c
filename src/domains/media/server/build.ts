import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { projectRoot } from '../../../kit/server/root.ts'
import { fileOwners, files, type StoredFile } from './tables.ts'

const assets = join(projectRoot, 'src/world/pictures/assets')

/** A real upright video of six seconds with sound, to bring as a file. */
export function demoVideo(): Promise<Buffer> {
  return readFile(join(assets, 'demo-vertical.mp4'))
}

/** Two seconds of sound as browsers record it: Opus in WebM, or AAC in MP4. */
export function demoVoice(name: 'voice.weba' | 'voice.m4a'): Promise<Buffer> {
  return readFile(join(assets, name))
}

/** A JPEG of the given size, different for every `seed`. */
export function drawnPhoto(seed = 1, width = 1200, height = 1500): Promise<Buffer> {
  const hue = (seed * 67) % 360
  const at = (step: number) => 10 + ((seed * step) % 80)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none" width="${width}" height="${height}">
    <rect width="100" height="100" fill="hsl(${hue} 55% 82%)"/><circle cx="${at(31)}" cy="${at(53)}" r="28" fill="hsl(${(hue + 40) % 360} 60% 45%)"/>
    <circle cx="${at(17)}" cy="${at(71)}" r="17" fill="hsl(${(hue + 190) % 360} 50% 30%)"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}

/** Makes a stored file somebody's too, as if they had brought the same bytes. */
export async function giveFile(db: Queryable, fileUid: string, accountUid: string): Promise<void> {
  await db.insert(fileOwners).values({ fileUid, accountUid, at: now() }).onConflictDoNothing()
}

/** Sets the length of a video in a test. */
export async function setDuration(db: Queryable, fileUid: string, durationMs: number): Promise<void> {
  await db.update(files).set({ durationMs }).where(eq(files.uid, fileUid))
}

/** Gives a made video its picture, without the print that near copies are told by: made videos are copies of each other. */
export async function givePoster(db: Queryable, fileUid: string, poster: StoredFile): Promise<void> {
  const { path: posterPath, placeholder } = poster
  await db.update(files).set({ posterPath, placeholder }).where(eq(files.uid, fileUid))
}
