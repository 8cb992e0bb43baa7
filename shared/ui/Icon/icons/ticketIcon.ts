export const ticketIcon = 'M4 5h16v4a3 3 0 0 0 0 6v4H4v-4a3 3 0 0 0 0-6zM14 5v3M14 10.5v3M14 16v3';
