export const playIcon = 'M8 5.5v13l11-6.5z';
