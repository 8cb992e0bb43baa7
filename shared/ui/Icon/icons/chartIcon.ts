export const chartIcon = 'M3 20h18M6 16v-4M11 16V9M16 16V5M13 5h3v3';
