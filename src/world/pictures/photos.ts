import { join } from 'node:path'
import { must } from '../../kit/contract/must.ts'
import { projectRoot } from '../../kit/server/root.ts'

/** Rendered by `tools/pictures`, 1080 × 1350; they lie here as they are shown. */
export const photosFolder = join(projectRoot, 'src/world/pictures/assets/photos')

export const houseAdPhoto = 'restaurant-day'

/**
 * What hangs at each venue of the demo, by its handle: the first on top. Venues of one city share none, and no two
 * venues have the same on top, so that none stands twice in a feed.
 */
export const photosAt: Readonly<Record<string, readonly string[]>> = {
  // London
  harbourandhearth: ['pasta-tomato', 'restaurant-navy', 'soup-pumpkin', 'pizza-margherita', 'tart-lemon'],
  thelanternroom: ['cocktail-sunrise', 'bar-rose', 'espresso-martini', 'disco', 'lounge-plum'],
  riverapasteleria: ['tart-berry', 'macarons-stand', 'coffee-macarons', 'buns-tray', 'tart-chocolate'],
  aldouscoffee: ['coffee-marble', 'iced-latte', 'donuts', 'coffee-espresso'],
  marrowvine: ['restaurant-evening', 'wine-candle', 'pasta-ink', 'soup-beetroot'],
  saltgrass: ['bowl-salmon', 'terrace-noon', 'salad-garden', 'lemonade'],
  thequietfox: ['bar-amber', 'wine-flutes', 'vinyl', 'cocktail-negroni'],
  hotelwren: ['room-sand', 'bath-window', 'tray', 'lounge-forest', 'stones'],
  dawnpatrolcoffee: ['coffee-matcha', 'coffee-buns', 'bread-morning', 'cookies-board'],
  claykin: ['pots-wheel', 'pots-bench', 'pots-dark', 'yarn'],
  littletamarind: ['noodles-pork', 'dumplings', 'bowl-tuna', 'mezze-terrace'],
  // Paris
  chezmargaux: ['restaurant-day', 'soup-pea', 'wine-candle', 'tart-chocolate'],
  lheurebleue: ['coupe-berry', 'bar-counter', 'wine-flutes', 'lounge-plum'],
  hoteldesglycines: ['room-white', 'lounge-sand', 'tray-matcha', 'bath-clay', 'courtyard'],
  cafepluie: ['coffee-espresso', 'coffee-chai', 'pancakes', 'tart-berry'],
  ateliermiche: ['dough', 'bread-morning', 'cookies-board', 'buns-tray'],
  tanteodile: ['soup-beetroot', 'restaurant-clay', 'bread-board', 'tart-lemon'],
  petitsel: ['salad-garden', 'terrace-dusk', 'pasta-ink', 'lemonade'],
  // New York
  ferryfield: ['pizza-mushroom', 'restaurant-navy', 'soup-pumpkin', 'salad-garden'],
  ninthlantern: ['rooftop-night', 'espresso-martini', 'cocktail-negroni', 'disco'],
  thealderhouse: ['room-navy', 'lounge-forest', 'bath-clay', 'tray', 'stones'],
  morningledger: ['pancakes', 'coffee-two', 'donuts', 'iced-latte'],
  rooftopbotany: ['market-tomatoes', 'rooftop-dusk', 'market-citrus', 'courtyard'],
  casalumbre: ['terrace-town', 'mezze-terrace', 'spritz-noon', 'pizza-green'],
  goldenhournoodle: ['noodles-tofu', 'dumplings', 'noodles-pork', 'bowl-tuna'],
  // Dubai
  saffroncourt: ['courtyard', 'mezze', 'lemonade', 'soup-pumpkin'],
  dunedate: ['macarons-stand', 'coffee-chai', 'tart-chocolate', 'cookies-board'],
  thepearlterrace: ['pool-sea-dusk', 'room-sand', 'pool-noon', 'bath-window', 'tray-matcha'],
  bluesouksupper: ['mezze-terrace', 'terrace-dusk', 'bread-board', 'bowl-salmon'],
  nightfalcon: ['rooftop-dusk', 'bar-amber', 'wine-flutes', 'coupe-berry'],
  desertloom: ['dunes-camp', 'yarn', 'lanterns-dusk', 'pots-bench'],
  citrine: ['terrace-noon', 'tart-lemon', 'salad-garden', 'market-citrus'],
  // Berlin
  kohlerauch: ['restaurant-clay', 'pizza-mushroom', 'noodles-pork', 'pizza-green'],
  zimt: ['coffee-buns', 'buns-tray', 'coffee-matcha', 'cookies-board'],
  nachtigall: ['vinyl', 'bar-rose', 'disco', 'espresso-martini'],
  hauslinde: ['room-sage', 'lounge-sand', 'bath-window', 'stones'],
  kahnpartie: ['boat-dusk', 'boat-rose', 'spritz-noon', 'market-citrus'],
  tischneun: ['restaurant-navy', 'soup-pea', 'pasta-ink', 'wine-candle'],
  brotundmond: ['bread-morning', 'dough', 'coffee-chai', 'bread-board'],
  // Melbourne
  wattlesmoke: ['pizza-margherita', 'restaurant-evening', 'soup-beetroot', 'terrace-town'],
  lanewaylights: ['cocktail-garden', 'vinyl', 'bar-counter', 'coupe-berry'],
  thetidewater: ['pool-noon', 'room-white', 'pool-morning', 'tray', 'stones'],
  secondpour: ['coffee-two', 'coffee-macarons', 'tart-berry', 'iced-latte'],
  harvestschool: ['market-citrus', 'market-tomatoes', 'dough', 'bread-morning'],
  paperbark: ['pasta-pesto', 'terrace-noon', 'mezze', 'lemonade'],
  misosunday: ['bowl-tuna', 'noodles-tofu', 'dumplings', 'bowl-salmon'],
}

export function photosOf(handle: string): readonly string[] {
  return must(photosAt[handle], `photos of ${handle}`)
}

export function photoFile(name: string): string {
  return join(photosFolder, `${name}.webp`)
}
