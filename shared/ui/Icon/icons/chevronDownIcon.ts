export const chevronDownIcon = 'm7 9.5 5 5 5-5';
