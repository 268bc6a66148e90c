import type { BrandFields } from '../../domains/profiles/brand-profile.ts'
import type { BrandCategory, City } from '../../domains/profiles/vocabulary.ts'

/** A made-up venue: name, category, district, street, latitude, longitude (WGS 84). */
export type DemoVenue = readonly [
  name: string,
  category: BrandCategory,
  district: string,
  street: string,
  latitude: number,
  longitude: number,
]

const times: Readonly<Record<BrandCategory, readonly [from: string, to: string]>> = {
  Restaurant: ['12:00', '23:00'],
  Hotel: ['07:00', '23:00'],
  Cafe: ['07:00', '18:00'],
  Nightlife: ['17:00', '23:30'],
  Experience: ['09:00', '20:00'],
  Other: ['09:00', '18:00'],
}

/** When a venue of a kind is open, on every day of the week. */
export const hoursOf = (category: BrandCategory): BrandFields['openingHours'] => {
  const [from, to] = times[category]
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))
}

/** The venues of one group, in two cities, each with who manages it there. */
export const groupManagers: ReadonlyMap<string, string> = new Map([
  ['Marrow & Vine', 'Ines Calder'],
  ['Saltgrass', 'Joel Amani'],
  ['Little Tamarind', 'Kavya Nair'],
  ['Chez Margaux', 'Margaux Besson'],
  ['Tante Odile', 'Hugo Lemaire'],
  ['Petit Sel', 'Salomé Roux'],
])

/** Seven in each of six cities; none of them exists. */
export const demoVenues: Readonly<Partial<Record<City, readonly DemoVenue[]>>> = {
  london: [
    ['Marrow & Vine', 'Restaurant', 'Marylebone', '22 Quince Street', 51.5203, -0.1523],
    ['Saltgrass', 'Restaurant', 'Bermondsey', '9 Tanner’s Row', 51.4989, -0.0802],
    ['The Quiet Fox', 'Nightlife', 'Islington', '41 Almeida Passage', 51.5392, -0.1029],
    ['Hotel Wren', 'Hotel', 'Bloomsbury', '7 Feather Square', 51.5222, -0.1251],
    ['Dawn Patrol Coffee', 'Cafe', 'Hackney', '118 Mare Yard', 51.5446, -0.0554],
    ['Clay & Kin', 'Experience', 'Dalston', '3 Kiln Mews', 51.5461, -0.0754],
    ['Little Tamarind', 'Restaurant', 'Brixton', '56 Electric Row', 51.4626, -0.1145],
  ],
  paris: [
    ['Chez Margaux', 'Restaurant', 'Le Marais', '14 rue des Tilleuls', 48.8584, 2.3601],
    ['L’Heure Bleue', 'Nightlife', 'Pigalle', '8 rue du Phare', 48.8822, 2.3373],
    ['Hôtel des Glycines', 'Hotel', 'Saint-Germain', '21 rue Violette', 48.8532, 2.3339],
    ['Café Pluie', 'Cafe', 'Canal Saint-Martin', '90 quai des Saules', 48.8711, 2.3644],
    ['Atelier Miche', 'Experience', 'Belleville', '5 passage du Four', 48.8719, 2.3811],
    ['Tante Odile', 'Restaurant', 'Bastille', '33 rue Charonnette', 48.8534, 2.3757],
    ['Petit Sel', 'Restaurant', 'Batignolles', '12 rue Cardinale', 48.8873, 2.3205],
  ],
  nyc: [
    ['Ferry & Field', 'Restaurant', 'Red Hook', '204 Brickyard Ave', 40.6763, -74.0112],
    ['Ninth Lantern', 'Nightlife', 'Lower East Side', '77 Orchid St', 40.7184, -73.9876],
    ['The Alder House', 'Hotel', 'Tribeca', '18 Alder Pl', 40.7171, -74.0083],
    ['Morning Ledger', 'Cafe', 'Fort Greene', '301 Dekalb Row', 40.6895, -73.9727],
    ['Rooftop Botany', 'Experience', 'Greenpoint', '66 Franklin Ct', 40.7294, -73.9573],
    ['Casa Lumbre', 'Restaurant', 'Williamsburg', '149 Grand Ct', 40.7139, -73.9605],
    ['Golden Hour Noodle', 'Restaurant', 'East Village', '25 Avenue Bee', 40.7258, -73.9841],
  ],
  dubai: [
    ['Saffron Court', 'Restaurant', 'Al Seef', '4 Creekside Walk', 25.2581, 55.3051],
    ['Dune & Date', 'Cafe', 'Jumeirah', '61 Palm Lane', 25.2109, 55.2497],
    ['The Pearl Terrace', 'Hotel', 'Dubai Marina', '2 Marina Steps', 25.0804, 55.1403],
    ['Blue Souk Supper', 'Restaurant', 'Deira', '19 Spice Arcade', 25.2697, 55.3095],
    ['Night Falcon', 'Nightlife', 'DIFC', '11 Gate Avenue', 25.2138, 55.2809],
    ['Desert Loom', 'Experience', 'Al Quoz', '8 Warehouse Row', 25.1423, 55.2252],
    ['Citrine', 'Restaurant', 'City Walk', '30 Boulevard', 25.2075, 55.2627],
  ],
  berlin: [
    ['Kohle & Rauch', 'Restaurant', 'Kreuzberg', 'Wiesenufer 14', 52.4986, 13.4187],
    ['Zimt', 'Cafe', 'Prenzlauer Berg', 'Kastanienhof 3', 52.5391, 13.4107],
    ['Nachtigall', 'Nightlife', 'Neukölln', 'Weserblick 88', 52.4843, 13.4357],
    ['Haus Linde', 'Hotel', 'Mitte', 'Lindengasse 5', 52.5241, 13.4017],
    ['Kahnpartie', 'Experience', 'Treptow', 'Am Steg 1', 52.4925, 13.4612],
    ['Tisch Neun', 'Restaurant', 'Charlottenburg', 'Savigny Passage 9', 52.5062, 13.3214],
    ['Brot und Mond', 'Cafe', 'Friedrichshain', 'Boxhof 21', 52.5108, 13.4588],
  ],
  melbourne: [
    ['Wattle & Smoke', 'Restaurant', 'Fitzroy', '210 Gertie Street', -37.8012, 144.9789],
    ['Laneway Lights', 'Nightlife', 'CBD', '6 Tin Alley', -37.8136, 144.9698],
    ['The Tidewater', 'Hotel', 'St Kilda', '1 Pier Parade', -37.8676, 144.9769],
    ['Second Pour', 'Cafe', 'Brunswick', '333 Sydney Row', -37.7691, 144.9612],
    ['Harvest School', 'Experience', 'Abbotsford', '8 Convent Lane', -37.8029, 145.0029],
    ['Paper Bark', 'Restaurant', 'Richmond', '52 Swan Court', -37.8249, 144.9981],
    ['Miso Sunday', 'Restaurant', 'Carlton', '17 Elgin Mews', -37.7985, 144.9676],
  ],
}

/** The venues of the demo accounts that everyone can sign in to. */
export const ownVenues = {
  harbour: { handle: 'harbourandhearth', category: 'Restaurant' },
  lantern: { handle: 'thelanternroom', category: 'Nightlife' },
  cafe: { handle: 'riverapasteleria', category: 'Cafe' },
  fresh: { handle: 'aldouscoffee', category: 'Cafe' },
} as const satisfies Record<string, { handle: string; category: BrandCategory }>

export function handleOf([name]: DemoVenue): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

type Offer = {
  title: string
  story: string
  included: string[]
  notIncluded: string[]
  valueMinor: number
  guests: number
  directions: string
  hashtag: string
  alcohol?: boolean
  /** Offered by the night, from the fewest nights to the most; the value is that of one. */
  nights?: readonly [number, number]
}

/** What venues of a category offer, worded so that it suits any of them. */
export const demoOffers: Readonly<Record<BrandCategory, readonly Offer[]>> = {
  Restaurant: [
    {
      title: 'Chef’s counter for two',
      story: 'Six small plates passed straight over the pass, with the fire at arm’s length.',
      included: ['Six-course tasting menu for two', 'Two soft pairings'],
      notIncluded: ['Wine'],
      valueMinor: 140_00,
      guests: 1,
      directions: 'Show the fire and one plate being finished.',
      hashtag: 'counterseats',
    },
    {
      title: 'Long lunch for the table',
      story: 'Sharing platters, paper tablecloths and nowhere else to be.',
      included: ['Sharing menu for four', 'Dessert table'],
      notIncluded: ['Drinks'],
      valueMinor: 180_00,
      guests: 3,
      directions: 'A full table from above, hands welcome.',
      hashtag: 'longlunch',
    },
    {
      title: 'Early supper, quiet hours',
      story: 'The room before the rush: golden light and the whole menu.',
      included: ['Two courses each', 'House lemonade'],
      notIncluded: ['Cocktails'],
      valueMinor: 75_00,
      guests: 1,
      directions: 'The room in late afternoon light.',
      hashtag: 'earlysupper',
    },
  ],
  Hotel: [
    {
      title: 'A room and a slow breakfast',
      story: 'Check in at three, check out at noon, breakfast whenever you wake.',
      included: ['A superior room', 'Breakfast for two each morning'],
      notIncluded: ['Minibar', 'Transfers'],
      valueMinor: 260_00,
      guests: 1,
      directions: 'The window, the bath, the breakfast tray.',
      hashtag: 'slowmorning',
      nights: [1, 3],
    },
    {
      title: 'Afternoon in the spa',
      story: 'Warm stone, cold plunge and tea in a robe.',
      included: ['Three hours in the spa', 'A 50-minute treatment'],
      notIncluded: ['Products'],
      valueMinor: 160_00,
      guests: 1,
      directions: 'Calm and wordless; no other guests in the picture.',
      hashtag: 'quietafternoon',
    },
  ],
  Cafe: [
    {
      title: 'Brunch on the house',
      story: 'Two plates, two coffees and the corner table.',
      included: ['Two brunch plates', 'Two coffees', 'Something sweet'],
      notIncluded: [],
      valueMinor: 42_00,
      guests: 1,
      directions: 'Steam, crumbs, morning light.',
      hashtag: 'cornertable',
    },
    {
      title: 'Latte art, first try',
      story: 'Twenty minutes behind the machine with our head barista.',
      included: ['A latte art lesson', 'Coffee to take home'],
      notIncluded: [],
      valueMinor: 38_00,
      guests: 1,
      directions: 'Your first pour, whatever it looks like.',
      hashtag: 'firstpour',
    },
  ],
  Nightlife: [
    {
      title: 'The good booth, for four',
      story: 'Vinyl all night, and a round that tastes of the season.',
      included: ['A booth for four', 'Four signature drinks, alcohol-free on request'],
      notIncluded: ['Food'],
      valueMinor: 110_00,
      guests: 3,
      directions: 'The pour, the record, the light.',
      hashtag: 'goodbooth',
      alcohol: true,
    },
    {
      title: 'Listening session',
      story: 'One record, start to finish, on speakers taller than you.',
      included: ['Two seats', 'Two drinks, alcohol-free on request'],
      notIncluded: [],
      valueMinor: 60_00,
      guests: 1,
      directions: 'Needle down, then faces.',
      hashtag: 'listeningsession',
      alcohol: true,
    },
  ],
  Experience: [
    {
      title: 'Make something with your hands',
      story: 'Two hours, one teacher, and something to take home that you made.',
      included: ['A two-hour class for two', 'All materials'],
      notIncluded: ['Delivery of finished pieces'],
      valueMinor: 120_00,
      guests: 1,
      directions: 'Hands at work, and the moment it comes out.',
      hashtag: 'madebyhand',
    },
    {
      title: 'Golden hour, from the best spot in town',
      story: 'We know where the light falls. Bring a friend and a jacket.',
      included: ['A guided hour for two', 'A picnic box'],
      notIncluded: ['Transport'],
      valueMinor: 95_00,
      guests: 1,
      directions: 'The walk up, the view, the first bite.',
      hashtag: 'goldenhour',
    },
  ],
  Other: [
    {
      title: 'Come and see us',
      story: 'A look behind the scenes.',
      included: ['A tour for two'],
      notIncluded: [],
      valueMinor: 50_00,
      guests: 1,
      directions: 'What surprised you most.',
      hashtag: 'behindthescenes',
    },
  ],
}
