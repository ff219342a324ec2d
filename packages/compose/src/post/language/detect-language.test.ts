import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.js';

describe('detectLanguage', () => {
  it.each([
    ['en', 'The reading room opens on Saturday. Bring a lamp and something to copy.'],
    ['de', 'Der Lesesaal öffnet am Samstag, und wir haben noch nicht genug Lampen für alle.'],
    ['fr', 'La salle de lecture ouvre samedi, et nous avons besoin de plus de lampes pour tout le monde.'],
    ['es', 'La sala de lectura abre el sábado y no hay lámparas para todos, así que trae una.'],
    ['pt', 'A sala de leitura abre no sábado e não há lâmpadas para todos, por isso traga uma também.'],
    ['it', 'La sala di lettura apre sabato e non ci sono lampade per tutti, quindi portane una anche tu.'],
    ['nl', 'De leeszaal gaat zaterdag open en er zijn niet genoeg lampen voor iedereen.'],
    ['sv', 'Läsesalen öppnar på lördag och det finns inte lampor för alla, så ta med en.'],
    ['nb', 'Lesesalen åpner på lørdag, og det er ikke nok lamper til alle, så ta med noe å lese av.'],
    ['fi', 'Lukusali avataan lauantaina, mutta lamppuja ei ole kaikille, niin että ota myös oma mukaan.'],
    ['pl', 'Czytelnia otwiera się w sobotę, ale nie ma jeszcze lamp dla wszystkich.'],
    ['cs', 'Čítárna se otevírá v sobotu, ale ještě není dost lamp pro všechny.'],
    ['hu', 'Az olvasóterem szombaton nyílik, de még nincs elég lámpa, és hozni is kell egyet.'],
    ['ro', 'Sala de lectură se deschide sâmbătă, dar nu sunt lămpi pentru toți și este frig.'],
    ['tr', 'Okuma odası cumartesi açılıyor ama herkes için lamba yok, bu çok önemli.'],
    ['vi', 'Phòng đọc mở cửa vào thứ bảy và không có đèn cho mọi người.'],
    ['eo', 'La legejo malfermiĝas sabate kaj ne estas sufiĉe da lampoj por ĉiuj.'],
    ['ru', 'Читальный зал открывается в субботу, но ламп на всех ещё не хватает.'],
    ['uk', 'Читальна зала відкривається в суботу, але ламп на всіх ще не вистачає, і це є проблема.'],
    ['bg', 'Читалнята отваря в събота, но още няма лампи за всички и това е проблем.'],
    ['ar', 'تفتح قاعة المطالعة أبوابها يوم السبت، لكن المصابيح لا تكفي كل الزوار في هذا اليوم.'],
    ['fa', 'سالن مطالعه شنبه باز می شود و برای همه چراغ نیست، یکی با خود بیاورید که این مهم است.'],
    ['he', 'חדר הקריאה נפתח בשבת, אז תביאו מנורה.'],
    ['el', 'Το αναγνωστήριο ανοίγει το Σάββατο.'],
    ['ja', '閲覧室は土曜日に開きます。ランプを持ってきてください。'],
    ['zh', '阅览室星期六开放,请带一盏灯。'],
    ['ko', '열람실은 토요일에 문을 엽니다.'],
    ['th', 'ห้องอ่านหนังสือเปิดวันเสาร์'],
    ['hi', 'वाचनालय शनिवार को खुलता है।'],
  ])('[CMP-01] detects %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each(['', 'ok', 'lol', '🎉🎉', 'Rookery 1.0', 'https://tram.example/the/and/of/to/is', '@the @and @of #is #that :it:'])(
    'detects nothing in %j',
    text => {
      expect(detectLanguage(text)).toBeNull();
    },
  );

  it('reads the beginning of a long text alone', () => {
    const english = 'The reading room opens on Saturday. '.repeat(60);
    expect(detectLanguage(english + 'Der Lesesaal öffnet, und wir haben nicht genug. '.repeat(500))).toBe('en');
  });
});
