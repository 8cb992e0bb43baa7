import { defineTexts } from '@farekite/shared/language';

export const carouselTexts = defineTexts('home.carousel', {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    position: '{{position}} of {{count}}',
    previous: 'Previous: {{title}}',
    next: 'Next: {{title}}',
    choose: 'Choose a slide: {{title}}',
    show: 'Show {{position}} of {{count}}',
  },
  es: {
    carousel: 'carrusel',
    slide: 'diapositiva',
    position: '{{position}} de {{count}}',
    previous: 'Anterior: {{title}}',
    next: 'Siguiente: {{title}}',
    choose: 'Elegir una diapositiva: {{title}}',
    show: 'Mostrar {{position}} de {{count}}',
  },
});
