import { defineEvents, type Kinds } from '../audit/events.ts'

/** What our own people do with imports, and owners with lists of their own venues. Each venue’s own history begins when somebody works with it. */
export const importEvents = defineEvents({
  'import.started': { words: 'Import started', does: 'started an import', topic: 'import' },
  'import.paused': { words: 'Import paused', does: 'paused an import', topic: 'import' },
  'import.resumed': { words: 'Import continued', does: 'continued an import', topic: 'import' },
  'import.discarded': { words: 'Import discarded', does: 'discarded a file before importing it', topic: 'import' },
  'import.failed': { words: 'Import stopped', does: 'stopped an import', topic: 'import' },
  'import.undone': { words: 'Import undone', does: 'undid an import', topic: 'import' },
  'import.venue-placed': {
    words: 'City of an imported venue added',
    does: 'added the city of an imported venue',
    topic: 'import',
  },
  'import.venue-left-out': {
    words: 'Imported venue left out',
    does: 'left out an imported venue that needed a city',
    topic: 'import',
  },
  'import.creator-invited': {
    words: 'Imported creator invited',
    does: 'invited an imported creator',
    topic: 'import',
  },
  'import.creator-deleted': {
    words: 'Imported creator deleted',
    does: 'deleted an imported creator',
    topic: 'import',
  },
  'brand.venues-imported': {
    words: 'Venues imported',
    does: 'imported a list of venues for the organisation of {it}',
    topic: 'brand',
  },
  'brand.details-imported': {
    words: 'Details changed by an import',
    does: 'changed details of {it} with an imported list',
    topic: 'brand',
  },
  'brand.details-restored': {
    words: 'Import of details undone',
    does: 'put back details of {it} that an imported list had changed',
    topic: 'brand',
  },
  'brand.venue-import-undone': {
    words: 'Import of venues undone',
    does: 'undid an import of venues for the organisation of {it}',
    topic: 'brand',
  },
  'brand.imported-venue-left-out': {
    words: 'Imported venue left out',
    does: 'left out an imported venue of the organisation of {it}',
    topic: 'brand',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof importEvents> {}
}
