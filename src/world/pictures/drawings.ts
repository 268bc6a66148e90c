import { demoVenues, handleOf, ownVenues } from '../demo/venues.ts'
import { drawPortrait, drawVenue } from './draw.ts'
import { contentPhotos, facePictures, houseAd, venuePictures } from './drawn.ts'

/** How each picture of the demo is drawn, by its name. */
export function listDrawings(): Map<string, () => Promise<Buffer>> {
  const venues = [
    ...Object.values(ownVenues),
    ...Object.values(demoVenues).flatMap((ofCity) =>
      ofCity.map((venue) => ({ handle: handleOf(venue), category: venue[1] })),
    ),
  ]
  const drawings = new Map([[houseAd, () => drawVenue(houseAd, 'Restaurant')]])
  for (const { handle, category } of venues)
    for (const name of venuePictures(handle)) drawings.set(name, () => drawVenue(name, category))
  for (const category of new Set(venues.map((venue) => venue.category)))
    for (const name of contentPhotos(category)) drawings.set(name, () => drawVenue(name, category))
  for (const name of facePictures()) drawings.set(name, () => drawPortrait(name))
  return drawings
}
