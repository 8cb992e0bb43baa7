export const chevronRightIcon = 'm9.5 5 7 7-7 7';
