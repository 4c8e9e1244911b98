-- By hand: further views of drawn goods are named by their WebP, which every client can show (decision 089).
UPDATE product_images SET url = regexp_replace(url, '^(/images/[a-z0-9-]+-\d-800)\.avif$', '\1.webp')
WHERE url LIKE '/images/%-800.avif';
