import { expect, it } from 'vitest'
import { listPointsToRead, migrationName } from './read-through.ts'

it.each([
  [['mute brands'], 'mute_brands'],
  [['mute', 'brands'], 'mute_brands'],
  [['Mute-Brands'], 'mute_brands'],
])('names a migration by words: %j', (given, name) => {
  expect(migrationName(given)).toBe(name)
})

it.each([[[]], [['0001_x']], [['wip2']], [['../up']], [['a']]])('refuses %j, which is not words', (given) => {
  expect(() => migrationName(given)).toThrow('in words')
})

it.each([
  ['ALTER TABLE "briefs" DROP COLUMN "title";', 'drops or renames something'],
  ['ALTER TABLE "briefs" RENAME COLUMN "a" TO "b";', 'drops or renames something'],
  ['ALTER TABLE "briefs" ADD COLUMN "note" text NOT NULL;', 'without a default'],
  ['ALTER TABLE "briefs" ALTER COLUMN "note" SET NOT NULL;', 'must follow the new rule'],
  ['CREATE UNIQUE INDEX "one" ON "briefs" ("uid");', 'must follow the new rule'],
  ['ALTER TABLE "briefs" ALTER COLUMN "n" SET DATA TYPE bigint;', 'rewrites the table'],
])('%s: %s', (sql, point) => {
  expect(listPointsToRead(sql).filter((each) => each.includes(point))).toHaveLength(1)
})

it('has nothing more to say of a new table or a column with a default', () => {
  const usual = listPointsToRead('')
  expect(listPointsToRead('CREATE TABLE "mutes" ("uid" text PRIMARY KEY NOT NULL);')).toEqual(usual)
  expect(listPointsToRead(`ALTER TABLE "briefs" ADD COLUMN "n" integer DEFAULT 0 NOT NULL;`)).toEqual(usual)
})
