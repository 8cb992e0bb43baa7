export const menuIcon = 'M3.5 6.5h17M3.5 12h17M3.5 17.5h11';
