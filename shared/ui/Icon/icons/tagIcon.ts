export const tagIcon =
  'M3.5 12.2V4.5a1 1 0 0 1 1-1h7.7l8 8a1.4 1.4 0 0 1 0 2l-6.7 6.7a1.4 1.4 0 0 1-2 0zM8.2 8.2h.01';
